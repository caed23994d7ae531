this file is no part of the target and would not compile
