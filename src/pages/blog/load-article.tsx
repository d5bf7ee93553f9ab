import { postLoaders } from 'virtual:post-loaders';
import { posts } from 'virtual:posts';
import { Article } from './article';

/** Loads the text of an article. Null if there is none of that name. */
export async function loadArticle(slug: string) {
  const post = posts.find((candidate) => candidate.slug === slug);
  const load = postLoaders[slug];
  if (!post || !load) return null;
  const text = await load();
  return {
    default: function ArticlePage() {
      return <Article post={post} text={text} />;
    },
  };
}
