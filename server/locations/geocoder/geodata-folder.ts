import { projectFile } from "../../config/project-file.ts";

/** The open data that ships with the product. */
export const geodataFolder = (): string => projectFile("geodata");
