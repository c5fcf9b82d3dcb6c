import texts from "../realisations.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
