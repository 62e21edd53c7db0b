# The commands that everybody needs; CONTRIBUTING.md says when.

PREFIX = $(HOME)/.local
TUTOR = .build/release/tutor
SWIFT_FOLDERS = Sources Tests Package.swift
PROGRAMS = Content Tests/SwiftUITests/Programs README.md

.PHONY: learn test check format lint bench install build setup verify

learn: build
	$(TUTOR) learn

setup:
	@scripts/setup.sh

build: setup
	swift build -c release
	scripts/runtime.sh release

test: lint
	swift build --build-tests
	scripts/runtime.sh debug
	swift test --disable-xctest --skip-build
	$(MAKE) verify

check: test

verify: build
	$(TUTOR) verify --no-cache $(PROGRAMS)

lint: setup
	swift format lint --strict --recursive --parallel $(SWIFT_FOLDERS)
	scripts/lint.sh

format:
	swift format --in-place --recursive --parallel $(SWIFT_FOLDERS)

bench: build
	Benchmarks/run.sh

install: build
	scripts/install.sh "$(PREFIX)"
