/* The package has one stylesheet per text direction. Ours must come after it. */
import '@wordpress/components/build-style/style-rtl.css';
import './platform-controls.scss';
