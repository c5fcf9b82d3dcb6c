export { type FlowPicture, flowPicture, type PicturedExit, type PicturedStep } from "./flow-picture.ts";
export { type Arrow, type Box, type Layout, type Line, layOut } from "./layout.ts";
