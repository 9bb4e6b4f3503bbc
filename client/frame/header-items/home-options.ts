/** What the header and the tour of Home read; the server sends them along when asked for as exactly this list. */
export const HOME_OPTIONS: readonly string[] = [ 'woocommerce_coming_soon', 'woocommerce_show_lys_tour' ];
