import Foundation

/// Identifies a test run with all its processes: by the parent process, its start time and the time
/// of the build, because some tools start all runs from one process.
package enum RunIdentity {
  package static let present: String = {
    let parent = getppid()
    let line = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)) ?? ""
    // The start time is the twentieth value after the name in parentheses.
    let values = line.split(separator: ")").last?.split(separator: " ") ?? []
    var file = stat()
    let isThere = stat("/proc/self/exe", &file) == 0
    let built = isThere ? "\(file.st_mtim.tv_sec).\(file.st_mtim.tv_nsec)" : "0"
    return "\(parent)-\(values.count > 19 ? String(values[19]) : "0")-\(built)"
  }()
}
