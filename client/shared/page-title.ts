/** The title of a page: in the header, or in the page where it is shown in full screen. It can take the focus. */
export const PAGE_TITLE = '.woocommerce-layout__header-heading, .store-admin-full-screen__title';
