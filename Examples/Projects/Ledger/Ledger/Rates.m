#import "Rates.h"

@implementation Rates
- (double)rateOf:(NSString *)currency { return 1.1; }
@end
