export { metresPerDegree, narrowingAt } from "./distance.ts";
export {
	isInBox,
	isInShape,
	type MapBox,
	type MapShape,
	mostCorners,
	readMapShape,
	shapeOfBox,
	shapeOfCorners,
	sidesOf,
	writeMapShape,
} from "./map-shape.ts";
export { fromMercator, mercator, mercatorEnd } from "./mercator.ts";
export { groupsApart, mostPlaces, mostSquares, squareAt, squaresIn, symbolZoom, worldPixels } from "./place-squares.ts";
export { type ListedRequestKind, listedRequestKinds, type RequestPlaceKind, requestPlaceKinds } from "./request-place.ts";
