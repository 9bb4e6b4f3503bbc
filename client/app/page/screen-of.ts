import type { Query } from '@store-admin/navigation';

/** Identifies a screen: by its path, and by the task that the address names. */
export function screenOf( path: string, query: Query ): string {
	const task = query[ 'task' ];
	return typeof task === 'string' ? `${ path } ${ task }` : path;
}
