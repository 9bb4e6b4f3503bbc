import type { ReactElement } from 'react';

/** Drawing of a letter that leaves its envelope. Decorative. */
export function EmailDrawing(): ReactElement {
	return (
		<svg className="store-admin-modal-drawing" viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
			<path className="is-paper" d="M24 40l56-28 56 28v44H24z" />
			<rect className="is-sheet" x="40" y="16" width="80" height="56" rx="3" />
			<rect className="is-accent" x="50" y="25" width="60" height="10" rx="2" />
			<path className="is-line" d="M50 44h60M50 52h44M50 60h52" />
			<path className="is-front" d="M24 40l56 28 56-28v44H24z" />
		</svg>
	);
}
