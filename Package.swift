// swift-tools-version: 6.3

import CompilerPluginSupport
import Foundation
import PackageDescription

let package = Package(
  name: "tutor",
  products: [
    // What users start is the launcher: C, so that it can say that Swift is missing.
    .executable(name: "tutor", targets: ["Launcher"]),
    .executable(name: "tutor-main", targets: ["tutor"]),
    .library(name: "SwiftUI", type: .dynamic, targets: ["SwiftUI"]),
  ],
  targets: [
    // System libraries: a module map and a shim, nothing else.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CEditline", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CSystem"),

    // One Swift module per library; no other module imports it.
    .target(name: "Markdown", dependencies: ["CCmark"], swiftSettings: strict),
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(name: "Terminal", dependencies: ["CEditline"], swiftSettings: strict),
    .target(name: "SwiftSource", swiftSettings: strict + safe + syntax, linkerSettings: linkSyntax),

    // The product. Memory-safe Swift, and the compiler checks that it stays so.
    .target(
      name: "LessonEngine", dependencies: ["CSystem", "Markdown", "SwiftSource"],
      swiftSettings: strict + safe + syntax),
    .target(name: "Flashcards", dependencies: ["SQLite"], swiftSettings: strict + safe),
    .target(
      name: "Pages", dependencies: ["Markdown", "SwiftSource", "Terminal"],
      swiftSettings: strict + safe + syntax),
    .executableTarget(
      name: "Launcher",
      cSettings: [
        .define("TUTOR_TOOLCHAIN_HOST", to: "\"\(toolchainHost)\""),
        .define("TUTOR_VERSION", to: "\"0.1.0\""),
      ],
      // Else it needs the Swift library whose absence it is there to report.
      linkerSettings: [.unsafeFlags(["-nostartfiles", "-static-stdlib"])]),
    .executableTarget(
      name: "tutor",
      dependencies: ["Flashcards", "LessonEngine", "Markdown", "Pages", "SwiftSource", "Terminal"],
      swiftSettings: strict + safe + syntax),

    // What learners' programs import.
    .macro(
      name: "SwiftUIMacros", swiftSettings: strict + syntax,
      linkerSettings: linkSyntax + linkMacros),
    .target(name: "CStage"),
    .target(
      name: "SwiftUI", dependencies: ["CStage", "SwiftUIMacros"], swiftSettings: strict + safe),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Markdown", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SwiftSourceTests", dependencies: ["SwiftSource", "TestSupport"],
      swiftSettings: strict + syntax),
    .testTarget(
      name: "PagesTests", dependencies: ["Markdown", "Pages", "Terminal", "TestSupport"],
      exclude: ["Markdown"],
      swiftSettings: strict + syntax),
    .testTarget(
      name: "FlashcardsTests", dependencies: ["Flashcards", "SQLite", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "LessonEngineTests", dependencies: ["LessonEngine", "Markdown", "TestSupport"],
      swiftSettings: strict + syntax),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "TestSupport"],
      exclude: ["Drawing/Goldens", "Programs"], swiftSettings: strict),
    .testTarget(
      name: "TutorTests",
      dependencies: ["LessonEngine", "Markdown", "Terminal", "TestSupport", "tutor"],
      swiftSettings: strict + syntax),
  ],
  swiftLanguageModes: [.v6]
)

var strict: [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}

var safe: [SwiftSetting] { [.strictMemorySafety()] }

// SwiftSyntax is the toolchain's own: nothing is fetched, and it can never be another version than the compiler's.
var syntax: [SwiftSetting] { [.unsafeFlags(["-I", toolchainHost])] }
var linkSyntax: [LinkerSetting] {
  [
    .unsafeFlags(["-L", toolchainHost, "-Xlinker", "-rpath", "-Xlinker", toolchainHost]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftIDEUtils"),
    .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
  ]
}
var linkMacros: [LinkerSetting] {
  [
    .linkedLibrary("SwiftSyntaxMacros"), .linkedLibrary("SwiftSyntaxBuilder"),
    .linkedLibrary("SwiftCompilerPluginMessageHandling"),
  ]
}

/// The folder of the toolchain's SwiftSyntax, beside the `swiftc` that is found first.
var toolchainHost: String {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let hosts = folders.map { folder in
    URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
  }
  return hosts.first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") }
    ?? "/usr/lib/swift/host"
}
