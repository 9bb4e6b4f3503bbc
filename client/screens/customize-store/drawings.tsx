import type { ReactElement } from 'react';

/** A page with letters and a pencil. */
export function DesignDrawing(): ReactElement {
	return (
		<svg className="store-admin-customize__drawing" viewBox="0 0 160 140" aria-hidden="true" focusable="false">
			<rect x="64" y="14" width="78" height="84" rx="8" className="is-soft" />
			<rect x="26" y="40" width="84" height="84" rx="6" className="is-plain" />
			<path d="M42 106 60 60l18 46M48 92h24" />
			<circle cx="92" cy="94" r="12" />
			<path d="m16 74 26-42 14 9-26 42-15 8z" className="is-strong" />
		</svg>
	);
}

/** Windows with themes, and a brush. */
export function ThemesDrawing(): ReactElement {
	return (
		<svg className="store-admin-customize__drawing" viewBox="0 0 160 140" aria-hidden="true" focusable="false">
			<rect x="12" y="16" width="62" height="46" rx="6" className="is-soft" />
			<rect x="98" y="22" width="48" height="42" rx="6" className="is-soft" />
			<rect x="30" y="38" width="100" height="88" rx="8" className="is-plain" />
			<path d="M30 56h100M44 72h72v24H44zM44 108h28M82 108h20" />
			<path d="m146 66-34 34-8-8 34-34c6-4 12 2 8 8zM102 92c-10 0-12 10-20 14 10 8 26 4 28-6z" className="is-strong" />
		</svg>
	);
}
