import Foundation

/// Tells runs of tests apart, each with all its processes: by the process that started them, when that
/// was started, and when the tests were built, since some tools start all runs.
package enum RunIdentity {
  package static let present: String = {
    let parent = getppid()
    let line = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)) ?? ""
    // After the name in parentheses: the twentieth value from there is the start.
    let values = line.split(separator: ")").last?.split(separator: " ") ?? []
    var file = stat()
    let isThere = stat("/proc/self/exe", &file) == 0
    let built = isThere ? "\(file.st_mtim.tv_sec).\(file.st_mtim.tv_nsec)" : "0"
    return "\(parent)-\(values.count > 19 ? String(values[19]) : "0")-\(built)"
  }()
}
