import texts from "../map.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
