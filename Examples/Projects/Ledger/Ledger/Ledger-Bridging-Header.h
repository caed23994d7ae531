#import <UIKit/UIKit.h>
#import "Rates.h"
