import type { Query } from '@store-admin/navigation';

/** What makes a screen another one: its path, and on Home the task that is open. */
export function screenOf( path: string, query: Query ): string {
	const task = query[ 'task' ];
	return typeof task === 'string' ? `${ path } ${ task }` : path;
}
