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

export function PictureSearch({ words, isUnused, onSearch }: PictureSearchProps) {
  const [current, setCurrent] = useState<Search>({ words, isUnused });
  const [typed, setTyped] = useState<Search>(current);
  // The Back button of the browser changes the search.
  if (current.words !== words || current.isUnused !== isUnused) {
    setCurrent({ words, isUnused });
    setTyped({ words, isUnused });
  }
  const search = (next: Search) => {
    setTyped(next);
    onSearch({ ...next, words: next.words.trim() });
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
