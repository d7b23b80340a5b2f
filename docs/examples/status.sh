npm run -s wayfare -- status
