import { parseCitation } from './reference-reader.ts';
import type { VerseRange } from './verse-range.ts';

/** Each line: parallel passages separated by semicolons, a colon, the names. */
const table = `
Mt 1:1-17; Lk 3:23-38: genealogy of Jesus
Lk 1:26-38: annunciation, Hail full of grace
Lk 1:39-56: visitation
Lk 1:46-55: Magnificat, canticle of Mary, song of Mary
Lk 1:57-66: birth of John the Baptist
Lk 1:68-79: Benedictus, canticle of Zechariah, song of Zechariah
Lk 2:1-20; Mt 1:18-25: nativity, birth of Jesus, birth of Christ, Christmas story
Lk 2:22-40: presentation of the Lord, presentation in the temple, Candlemas, Simeon and Anna
Lk 2:29-32: Nunc dimittis, canticle of Simeon, song of Simeon
Lk 2:41-52: finding in the temple, boy Jesus in the temple
Mt 2:1-12: Epiphany, Magi, wise men, three wise men, three kings, adoration of the Magi
Mt 2:13-15: flight into Egypt
Mt 2:16-18: holy innocents, massacre of the innocents
Jn 1:1-18: In the beginning was the Word, Word became flesh, prologue of John
Mt 3:13-17; Mk 1:9-11; Lk 3:21-22: baptism of Jesus, baptism of the Lord
Mt 4:1-11; Mk 1:12-13; Lk 4:1-13: temptation of Jesus, temptation of Christ, temptation in the desert
Mt 4:18-22; Mk 1:16-20; Lk 5:1-11: fishers of men, call of the first disciples
Lk 5:1-11; Jn 21:1-14: miraculous catch of fish, great catch of fish
Jn 2:1-11: wedding at Cana, wedding feast at Cana, Cana, water into wine
Mt 21:12-17; Mk 11:15-19; Lk 19:45-48; Jn 2:13-22: cleansing of the temple, money changers
Jn 3:1-21: Nicodemus, born again
Jn 4:4-42: woman at the well, Samaritan woman
Mt 5:1-7:29: sermon on the mount
Lk 6:17-49: sermon on the plain
Mt 5:1-12; Lk 6:20-26: beatitudes, blessed are the poor in spirit
Mt 5:13-16: salt and light, salt of the earth, city on a hill
Mt 5:38-48; Lk 6:27-36: love your enemies, turn the other cheek
Mt 6:9-13; Lk 11:2-4: Lord's prayer, Our Father, Pater noster
Mt 6:25-34; Lk 12:22-31: lilies of the field, birds of the air
Mt 7:1-5; Lk 6:37-42: judge not, speck and log, splinter and beam
Mt 7:7-11; Lk 11:9-13: ask seek knock
Mt 7:12; Lk 6:31: golden rule
Mt 7:13-14; Lk 13:22-30: narrow gate, narrow door
Mt 7:24-27; Lk 6:47-49: house on the rock, house built on rock, wise and foolish builders
Mt 8:5-13; Lk 7:1-10: centurion, centurion's servant
Mt 8:23-27; Mk 4:35-41; Lk 8:22-25: calming of the storm, Jesus calms the storm, storm at sea
Mt 8:28-34; Mk 5:1-20; Lk 8:26-39: Gerasene demoniac, legion and the swine
Mt 9:1-8; Mk 2:1-12; Lk 5:17-26: healing of the paralytic, paralytic
Mt 9:9-13; Mk 2:13-17; Lk 5:27-32: call of Matthew, call of Levi
Mt 9:18-26; Mk 5:21-43; Lk 8:40-56: Jairus, daughter of Jairus, Jairus' daughter, woman with the hemorrhage
Lk 7:11-17: widow of Nain, widow's son
Lk 7:36-50: sinful woman
Mt 11:28-30: come to me all you who labor, my yoke is easy
Mt 13:1-23; Mk 4:1-20; Lk 8:4-15: sower, sower and the seed
Mt 13:24-30, 36-43: weeds and wheat, wheat and tares, wheat and weeds, weeds among the wheat
Mt 13:31-32; Mk 4:30-32; Lk 13:18-19: mustard seed
Mt 13:44-46: pearl of great price, hidden treasure, treasure in the field
Mt 14:13-21; Mk 6:30-44; Lk 9:10-17; Jn 6:1-15: loaves and fishes, feeding of the five thousand, feeding of the 5000, multiplication of the loaves
Mt 14:22-33; Mk 6:45-52; Jn 6:16-21: walking on water, Jesus walks on water
Jn 6:22-59: bread of life, bread of life discourse
Mt 15:21-28; Mk 7:24-30: Canaanite woman, Syrophoenician woman
Mt 16:13-20; Mk 8:27-30; Lk 9:18-21: Peter's confession, confession of Peter, keys of the kingdom
Mt 17:1-9; Mk 9:2-10; Lk 9:28-36: transfiguration
Mt 18:10-14; Lk 15:1-7: lost sheep
Mt 18:21-35: unforgiving servant, unmerciful servant, seventy times seven
Lk 10:25-37: good Samaritan
Lk 10:38-42: Martha and Mary
Lk 12:13-21: rich fool
Lk 13:6-9: barren fig tree
Lk 14:15-24; Mt 22:1-14: great banquet, wedding banquet, wedding feast
Lk 15:8-10: lost coin
Lk 15:11-32: prodigal son, lost son, forgiving father
Lk 16:1-13: dishonest steward, unjust steward, shrewd manager
Lk 16:19-31: rich man and Lazarus, Lazarus and the rich man, Dives and Lazarus
Lk 17:11-19: ten lepers
Lk 18:1-8: persistent widow, unjust judge
Lk 18:9-14: Pharisee and tax collector, Pharisee and publican
Mt 19:13-15; Mk 10:13-16; Lk 18:15-17: let the children come, let the little children come
Mt 19:16-30; Mk 10:17-31; Lk 18:18-30: rich young man, rich young ruler, eye of a needle
Mt 20:1-16: workers in the vineyard, laborers in the vineyard
Mk 10:46-52; Mt 20:29-34; Lk 18:35-43: Bartimaeus, blind Bartimaeus
Lk 19:1-10: Zacchaeus
Mt 21:1-11; Mk 11:1-11; Lk 19:28-40; Jn 12:12-19: entry into Jerusalem, triumphal entry, Palm Sunday
Mt 21:28-32: two sons
Mt 21:33-46; Mk 12:1-12; Lk 20:9-19: wicked tenants, tenants in the vineyard
Mt 22:15-22; Mk 12:13-17; Lk 20:20-26: render to Caesar
Mt 22:34-40; Mk 12:28-34: greatest commandment, great commandment
Mk 12:41-44; Lk 21:1-4: widow's mite, widow's offering, poor widow
Mt 25:1-13: ten virgins, wise and foolish virgins
Mt 25:14-30; Lk 19:11-27: talents
Mt 25:31-46: sheep and goats, last judgment, least of these
Jn 8:1-11: woman caught in adultery, cast the first stone
Jn 9:1-41: man born blind
Jn 10:1-18: good shepherd
Jn 11:1-45: raising of Lazarus, Lazarus
Mt 26:6-13; Mk 14:3-9; Jn 12:1-8: anointing at Bethany
Jn 13:1-17: washing of the feet, foot washing
Mt 26:26-30; Mk 14:22-26; Lk 22:14-20: last supper, institution of the Eucharist
Jn 13:34-35: new commandment
Jn 14:1-6: many mansions, the way the truth and the life
Jn 15:1-8: vine and branches, true vine
Jn 17:1-26: high priestly prayer
Mt 26:36-46; Mk 14:32-42; Lk 22:39-46: Gethsemane, agony in the garden
Mt 26:69-75; Mk 14:66-72; Lk 22:54-62; Jn 18:15-27: Peter's denial, denial of Peter
Mt 27:32-56; Mk 15:21-41; Lk 23:26-49; Jn 19:16-37: crucifixion of Jesus
Lk 23:39-43: good thief, penitent thief
Mt 28:1-10; Mk 16:1-8; Lk 24:1-12; Jn 20:1-10: resurrection of Jesus, empty tomb
Jn 20:11-18: Mary Magdalene at the tomb
Jn 20:24-29: doubting Thomas
Lk 24:13-35: Emmaus, road to Emmaus
Jn 21:15-19: feed my sheep
Mt 28:16-20: great commission
Lk 24:50-53; Mk 16:19-20: ascension
`;

export interface NamedPassage {
  /** The passage in each Gospel that has it. */
  readonly citations: readonly string[];
  readonly names: readonly string[];
}

export const namedPassages: readonly NamedPassage[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const end = line.lastIndexOf(': ');
    return { citations: line.slice(0, end).split('; '), names: line.slice(end + 2).split(', ') };
  });

const stopWords = new Set('the a an of and in at on to into unto with parable parables story'.split(' '));

/** "The Lord's Prayer" becomes 'lords prayer'. Stop words stay only if there is no other word. */
function nameKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.filter((word) => !stopWords.has(word)).join(' ') || words.join(' ');
}

const byKey = new Map(namedPassages.flatMap((one) => one.names.map((name) => [nameKey(name), one] as const)));

/** The passage in each Gospel that has it. Null if the text is not the name of a passage. */
export function findNamedPassage(text: string): readonly (readonly VerseRange[])[] | null {
  const passage = byKey.get(nameKey(text));
  // Parsed here, because parsing all citations at the start takes a third of a second.
  return passage === undefined ? null : passage.citations.map((citation) => parseCitation(citation) ?? []);
}
