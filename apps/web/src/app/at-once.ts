// What the dashboard's document runs before its first paint, in a file of its own. It and what it imports may import
// nothing that is there when it runs: what another file has too would be put into a file between.
import './homilies/reading-preferences-at-once.ts';
import '#api/ask-at-once.ts';
