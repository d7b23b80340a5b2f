import { randomInt } from 'node:crypto';
import { meetsPolicy } from '@wayfare/contracts/rules/password';

const wordList = `
Acorn Amber Anchor Apple Apron Arrow Aspen Autumn Badge Bakery Banjo Barley Barn Basil Basket Beacon Berry Bishop Blossom
Bonnet Bottle Branch Breeze Bridge Bronze Brook Bucket Butter Button Cabin Camel Candle Canoe Canvas Cedar Cellar Cherry
Cider Clover Cobalt Copper Coral Cotton Cradle Cricket Crimson Daisy Dawn Desert Donkey Drum Eagle Ember Falcon Farmer
Feather Fern Ferry Fiddle Field Flint Forest Fountain Garden Garnet Ginger Glove Granite Grove Hammer Harbor Harvest Hazel
Heron Hill Honey Island Ivory Jacket Jasmine Kettle Kitchen Ladder Lantern Lark Lemon Lily Linen Maple Marble Meadow Melon
Mill Mirror Mitten Morning Mustard Nutmeg Oak Oats Olive Orchard Otter Oven Paddle Parsley Pebble Pepper Pigeon Pillow
Pine Plum Pocket Pond Poplar Quarry Quilt Rabbit Raisin Ribbon River Robin Saddle Saffron Salmon Sandal Shepherd Silver
Sparrow Spoon Spring Stable Stone Summer Sycamore Table Thimble Thistle Timber Tulip Valley Velvet Violet Wagon Walnut
Water Willow Window Winter Wool
`
  .trim()
  .split(/\s+/);

const maxTries = 50;

/** A random password that meets the checklist. Null if the address leaves none, such as `e@example.org`. */
export function suggestPassword(email: string | null): string | null {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const parts = Array.from({ length: 4 }, () => wordList[randomInt(wordList.length)] ?? '');
    const password = [...parts, randomInt(10, 100)].join('-');
    if (meetsPolicy(password, email)) return password;
  }
  return null;
}
