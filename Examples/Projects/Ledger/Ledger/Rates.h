#import <Foundation/Foundation.h>

@interface Rates : NSObject
- (double)rateOf:(NSString *)currency;
@end
