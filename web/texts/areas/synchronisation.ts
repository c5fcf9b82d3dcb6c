import texts from "../synchronisation.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
