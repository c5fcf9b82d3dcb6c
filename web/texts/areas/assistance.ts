import texts from "../assistance.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
