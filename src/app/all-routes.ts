import { posts } from 'virtual:posts';
import { articleRoute, routes } from './routes';

/** The route table and a route for each article. For the build, because it would add the list of posts to every page. */
export const allRoutes = [...routes, ...posts.map(({ slug }) => articleRoute(slug))];
