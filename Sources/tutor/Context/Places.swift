/// Where the tutor keeps and finds things.
struct Places: Sendable {
  /// Progress and answers.
  let data: String
  /// What can be made again.
  let cache: String

  init(_ context: Context) {
    let environment = context.environment
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? context.directory

    // The specification of the base directories says that relative paths are ignored.
    func base(_ name: String, else path: String) -> String {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + path
    }
    if let own = environment["TUTOR_HOME"], !own.isEmpty {
      data = context.absolute(own)
    } else {
      data = base("XDG_DATA_HOME", else: "/.local/share") + "/tutor"
    }
    cache = base("XDG_CACHE_HOME", else: "/.cache") + "/tutor"
  }

  var progress: String { data + "/progress.json" }
  var database: String { data + "/tutor.sqlite" }
}
