/** The store alerts that are open. The server preloads the answer to exactly this query. */
export const ALERTS_QUERY = { page: 1, per_page: 25, type: 'error,update', status: 'unactioned' } as const;
