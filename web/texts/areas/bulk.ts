import texts from "../bulk.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
