npm run -s wayfare -- homilies import homilies.csv --dry-run
npm run -s wayfare -- homilies import homilies.csv
