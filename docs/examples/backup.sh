npm run -s wayfare -- backup create
