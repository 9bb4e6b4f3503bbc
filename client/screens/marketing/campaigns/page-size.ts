/** Campaigns on a page of the table. */
export const CAMPAIGNS_PER_PAGE = 5;
