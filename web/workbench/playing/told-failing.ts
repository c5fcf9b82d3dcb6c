import { createContext } from "react";

/** Tells the frame how many scenarios went wrong when they were last played. */
export const ToldFailing = createContext<(count: number) => void>(() => {});
