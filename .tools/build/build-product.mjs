/** Builds the server and the app, each when one of its sources changed. */
import { buildProduct } from './build.mjs';

buildProduct();
