import { useState } from 'react';
import { useBlogPosts, type BlogPost, type RemoteData } from '@store-admin/data';

export interface LearnHook {
	readonly posts: RemoteData< readonly BlogPost[] >;
	readonly retry: () => void;
	/** Starts to fetch the articles. */
	readonly load: () => void;
}

/**
 * Articles on a subject. They are fetched when the user asks for them: the server gets them from another site, which can take seconds.
 *
 * @param category Subject of the articles.
 */
export function useLearn( category: string ): LearnHook {
	const [ isNeeded, setIsNeeded ] = useState( false );
	const { posts, refresh } = useBlogPosts( category, isNeeded );
	return { posts, retry: refresh, load: () => setIsNeeded( true ) };
}
