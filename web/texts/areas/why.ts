import { addTexts } from "../text.ts";
import texts from "../why.json" with { type: "json" };

addTexts(texts);
