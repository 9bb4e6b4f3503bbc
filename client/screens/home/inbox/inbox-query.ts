export const FIRST_PAGE = 5;

/** The messages of the inbox. The server preloads the answer to exactly this query for the first page. */
export const INBOX_QUERY = {
	page: 1,
	status: 'unactioned',
	type: 'info,marketing,survey,warning',
	orderby: 'date',
	order: 'desc',
	_fields: 'id,name,title,content,type,status,actions,date_created,date_created_gmt,layout,image,is_deleted,is_read,locale',
} as const;

/** The messages in quiet mode: neither promotions nor surveys. */
export const QUIET_INBOX_QUERY = { ...INBOX_QUERY, type: 'info,warning' } as const;
