import { projectFile } from "../../config/project-file.ts";

/** The open data that the product carries with it. */
export const geodataFolder = (): string => projectFile("geodata");
