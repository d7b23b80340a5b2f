npm run -s wayfare -- user create --email ruth@example.org --name Ruth --password-stdin --comp
