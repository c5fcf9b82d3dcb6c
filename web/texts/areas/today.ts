import { addTexts } from "../text.ts";
import texts from "../today.json" with { type: "json" };

addTexts(texts);
