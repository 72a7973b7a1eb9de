/** The cards of some topics. */
import type { ListedPost } from '../../contract/post.ts';
import classes from '../Board.module.css';
import { PostCard } from './PostCard.tsx';

interface PostListProps {
  posts: readonly ListedPost[];
  /** The visitor's own topics, with their states. */
  isOwn?: boolean;
}

export const PostList = ({ posts, isOwn = false }: PostListProps) => (
  <ul className={classes['posts']}>
    {posts.map((post) => (
      <li key={post.id}>
        <PostCard post={post} isOwn={isOwn} />
      </li>
    ))}
  </ul>
);
