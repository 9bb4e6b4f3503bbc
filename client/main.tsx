import './app/public-path';
import { boot } from './app/boot';

boot();
