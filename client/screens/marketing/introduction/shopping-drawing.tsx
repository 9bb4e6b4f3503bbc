import type { ReactElement } from 'react';

/** A product between two others that are half hidden: what a shopper finds on a channel. Decoration. */
export function ShoppingDrawing(): ReactElement {
	return (
		<svg className="store-admin-introduction__drawing" viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
			<g className="is-behind">
				<rect x="4" y="26" width="60" height="68" rx="6" />
				<rect x="136" y="26" width="60" height="68" rx="6" />
			</g>
			<g className="is-line">
				<path d="M14 76h30M14 84h20M156 76h30M156 84h20" />
			</g>
			<rect className="is-front" x="54" y="10" width="92" height="100" rx="8" />
			<path className="is-mark" d="M82 34h36l5 36H77z" />
			<path className="is-handle" d="M90 40v-6a10 10 0 0 1 20 0v6" />
			<g className="is-line">
				<path d="M70 86h60M70 96h34" />
			</g>
		</svg>
	);
}
