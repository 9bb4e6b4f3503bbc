/** The title of a page: in the header, or in the page where that has no header of ours. It can take the focus. */
export const PAGE_TITLE = '.woocommerce-layout__header-heading, .store-admin-full-screen__title, .store-admin-extensions__title';
