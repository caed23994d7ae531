// Swift Testing looks for a module of this name wherever a file imports both `Testing` and
// `CoreGraphics`. On Apple's systems it lets images be attached to a test; here it only has to exist.
// See docs/decisions/0001-overlays-of-swift-testing.md.
