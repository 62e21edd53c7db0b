@main
enum Tutor {
  static func main() {
    print("tutor")
  }
}
