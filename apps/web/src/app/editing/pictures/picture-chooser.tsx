import { maxPictureLengths, type StoredPicture } from '@wayfare/contracts/calls/picture';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submit } from '#ui/form.ts';
import { TextField } from '#ui/text-field.tsx';
import { PictureList, type Search } from './picture-list.tsx';

interface PictureSearchProps extends Search {
  onSearch: (search: Search) => void;
}

/** By words, and by whether any post uses a picture. */
export function PictureSearch({ words, isUnused, onSearch }: PictureSearchProps) {
  const [asked, setAsked] = useState<Search>({ words, isUnused });
  const [typed, setTyped] = useState<Search>(asked);
  // The browser's arrow back brings another search.
  if (asked.words !== words || asked.isUnused !== isUnused) {
    setAsked({ words, isUnused });
    setTyped({ words, isUnused });
  }
  const search = (wanted: Search) => {
    setTyped(wanted);
    onSearch({ ...wanted, words: wanted.words.trim() });
  };
  return (
    <search>
      <form
        className="form picture-search"
        noValidate
        onSubmit={(event) => submit(event, () => search(typed))}
      >
        <div className="row">
          <TextField
            label="Search the pictures"
            type="search"
            maxLength={maxPictureLengths.query}
            value={typed.words}
            onText={(text) => setTyped({ ...typed, words: text })}
            hint="By what a picture shows, who made it, the name of its file or the title of a post."
          />
          <Button>Search</Button>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={typed.isUnused}
            onChange={({ currentTarget }) => search({ ...typed, isUnused: currentTarget.checked })}
          />
          Only those that no post uses
        </label>
      </form>
    </search>
  );
}

interface PictureChooserProps {
  onChoose: (picture: StoredPicture) => void;
  onClose: () => void;
}

/** The library, to take a picture from it. */
export function PictureChooser({ onChoose, onClose }: PictureChooserProps) {
  const [search, setSearch] = useState<Search>({ words: '', isUnused: false });
  return (
    <Dialog title="Choose from the library" className="wide" onClose={onClose}>
      <PictureSearch {...search} onSearch={setSearch} />
      <PictureList
        {...search}
        onOpen={(picture) => {
          onChoose(picture);
          onClose();
        }}
      />
    </Dialog>
  );
}
