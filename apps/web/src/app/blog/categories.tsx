import type { ListedPost } from '@wayfare/contracts/calls/post';
import { Link } from 'react-router';
import { blogPaths } from './blog-paths.ts';

/** Each category once, in the order of the alphabet. */
export const categoriesOf = (posts: readonly Pick<ListedPost, 'category'>[]): string[] =>
  [...new Set(posts.map(({ category }) => category))]
    .filter((category) => category !== '')
    .toSorted((a, b) => a.localeCompare(b));

interface CategoriesProps {
  categories: readonly string[];
  /** Null for all of them. */
  chosen: string | null;
}

export function Categories({ categories, chosen }: CategoriesProps) {
  if (categories.length < 2 && chosen === null) return null;
  return (
    <nav className="categories" aria-label="Categories">
      <Choice to={blogPaths.list} isChosen={chosen === null}>
        All
      </Choice>
      {categories.map((category) => (
        <Choice key={category} to={blogPaths.category(category)} isChosen={category === chosen}>
          {category}
        </Choice>
      ))}
    </nav>
  );
}

const Choice = ({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) => (
  <Link to={to} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
    {children}
  </Link>
);
