// Takes the grain out of two renders of one picture that differ only in their grain.
//
//   denoise half0.exr half1.exr out.exr
//
// Debian's Blender is built without a denoiser, hence this one: for every pixel a small linear model in the noise-free passes
// (albedo, normal, depth) is fitted to the pixels around it that look alike (non-local means on patches; Rousselle 2013,
// Bitterli 2016), which keeps veins, grooves and edges. How much two patches may differ by chance is known from the two halves.
// Reads and writes only what Blender writes for us: uncompressed 32-bit scan-line EXR.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>
#include <omp.h>

using Plane = std::vector<float>;

struct Image {
  int width = 0, height = 0;
  std::map<std::string, Plane> planes;

  // Blender's names are "ViewLayer.Combined.R" and the like.
  const Plane &named(const std::string &ending) const {
    for (const auto &[name, plane] : planes)
      if (name.find(ending) != std::string::npos) return plane;
    std::fprintf(stderr, "no pass %s\n", ending.c_str());
    std::exit(1);
  }
};

static Image read(const char *path) {
  FILE *file = std::fopen(path, "rb");
  if (!file) { std::perror(path); std::exit(1); }
  std::fseek(file, 0, SEEK_END);
  std::vector<char> bytes(std::ftell(file));
  std::rewind(file);
  if (std::fread(bytes.data(), 1, bytes.size(), file) != bytes.size()) std::exit(1);
  std::fclose(file);

  const auto number = [&](size_t at) { int32_t value; std::memcpy(&value, &bytes[at], 4); return value; };
  Image image;
  std::vector<std::string> names;
  int top = 0, compression = -1;
  size_t at = 8;
  while (bytes[at]) {
    const std::string name(&bytes[at]);
    at += name.size() + 1;
    at += std::strlen(&bytes[at]) + 1;
    const int size = number(at);
    at += 4;
    if (name == "channels") {
      for (size_t p = at; bytes[p]; p += 16) {
        names.emplace_back(&bytes[p]);
        p += names.back().size() + 1;
        if (number(p) != 2) { std::fprintf(stderr, "%s: not 32-bit\n", path); std::exit(1); }
      }
    } else if (name == "compression") {
      compression = bytes[at];
    } else if (name == "dataWindow") {
      top = number(at + 4);
      image.width = number(at + 8) - number(at) + 1;
      image.height = number(at + 12) - top + 1;
    }
    at += size;
  }
  if (compression != 0) { std::fprintf(stderr, "%s: compressed\n", path); std::exit(1); }
  at += 1 + 8ull * image.height;
  for (const auto &name : names) image.planes[name].resize((size_t)image.width * image.height);
  for (int row = 0; row < image.height; row++) {
    const int y = number(at) - top;
    at += 8;
    for (const auto &name : names) {
      std::memcpy(&image.planes[name][(size_t)y * image.width], &bytes[at], 4ull * image.width);
      at += 4ull * image.width;
    }
  }
  return image;
}

static void write(const char *path, int width, int height, const Plane rgb[3]) {
  FILE *file = std::fopen(path, "wb");
  if (!file) { std::perror(path); std::exit(1); }
  const auto raw = [&](const void *data, size_t size) { std::fwrite(data, 1, size, file); };
  const auto number = [&](int32_t value) { raw(&value, 4); };
  const auto real = [&](float value) { raw(&value, 4); };
  const auto word = [&](const char *text) { raw(text, std::strlen(text) + 1); };
  const auto attribute = [&](const char *name, const char *type, int size) { word(name); word(type); number(size); };
  number(20000630); number(2);
  attribute("channels", "chlist", 3 * 18 + 1);
  for (const char *channel : {"B", "G", "R"}) { word(channel); number(2); number(0); number(1); number(1); }
  raw("", 1);
  attribute("compression", "compression", 1); raw("", 1);
  for (const char *window : {"dataWindow", "displayWindow"}) {
    attribute(window, "box2i", 16); number(0); number(0); number(width - 1); number(height - 1);
  }
  attribute("lineOrder", "lineOrder", 1); raw("", 1);
  attribute("pixelAspectRatio", "float", 4); real(1);
  attribute("screenWindowCenter", "v2f", 8); real(0); real(0);
  attribute("screenWindowWidth", "float", 4); real(1);
  raw("", 1);
  uint64_t offset = std::ftell(file) + 8ull * height;
  for (int y = 0; y < height; y++, offset += 8 + 12ull * width) raw(&offset, 8);
  for (int y = 0; y < height; y++) {
    number(y); number(12 * width);
    for (int c = 2; c >= 0; c--) raw(&rgb[c][(size_t)y * width], 4ull * width);
  }
  std::fclose(file);
}

static int width, height;

static int inside(int value, int size) { return std::clamp(value, 0, size - 1); }

// The mean over a square of 2 * radius + 1 pixels.
static Plane blurred(const Plane &in, int radius) {
  Plane across(in.size()), out(in.size());
  const float share = 1.f / (2 * radius + 1);
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    const float *row = &in[(size_t)y * width];
    float sum = 0;
    for (int x = -radius; x <= radius; x++) sum += row[inside(x, width)];
    for (int x = 0; x < width; x++) {
      across[(size_t)y * width + x] = sum * share;
      sum += row[inside(x + radius + 1, width)] - row[inside(x - radius, width)];
    }
  }
#pragma omp parallel for
  for (int x = 0; x < width; x++) {
    float sum = 0;
    for (int y = -radius; y <= radius; y++) sum += across[(size_t)inside(y, height) * width + x];
    for (int y = 0; y < height; y++) {
      out[(size_t)y * width + x] = sum * share;
      sum += across[(size_t)inside(y + radius + 1, height) * width + x] - across[(size_t)inside(y - radius, height) * width + x];
    }
  }
  return out;
}

// Light is compared and averaged as the eye sees it, so that highlights do not bleed.
static float compress(float light) { return std::log1p(std::max(0.f, light) * 4.f); }
static float expand(float value) { return std::expm1(std::max(0.f, value)) * 0.25f; }

constexpr int SEARCH = 8, PATCH = 3, FEATURES = 7, TERMS = FEATURES + 1, PAIRS = TERMS * (TERMS + 1) / 2;
constexpr float STRICTNESS = 0.6f, GRAIN_KEPT = 0.06f, BRIGHTEST = 200.f;
static const char *const COLOURS[3] = {"Combined.R", "Combined.G", "Combined.B"};
static const char *const GUIDES[FEATURES] = {"Albedo.R", "Albedo.G", "Albedo.B", "Normal.X", "Normal.Y", "Normal.Z", "Depth.Z"};
static const float GUIDE_SCALE[FEATURES] = {6, 6, 6, 4, 4, 4, 6};

// Solves the normal equations by Cholesky; false if they are degenerate.
static bool solve(const float *pairs, const float *right, double ridge, int colour, double &value) {
  double lower[TERMS][TERMS], z[TERMS], x[TERMS];
  for (int r = 0, q = 0; r < TERMS; r++)
    for (int s = 0; s <= r; s++) lower[r][s] = pairs[q++] + (r == s && r ? ridge : 0);
  for (int r = 0; r < TERMS; r++)
    for (int s = 0; s <= r; s++) {
      double sum = lower[r][s];
      for (int k = 0; k < s; k++) sum -= lower[r][k] * lower[s][k];
      if (r != s) lower[r][s] = sum / lower[s][s];
      else if (sum <= 1e-12) return false;
      else lower[r][r] = std::sqrt(sum);
    }
  for (int r = 0; r < TERMS; r++) {
    double sum = right[r * 3 + colour];
    for (int s = 0; s < r; s++) sum -= lower[r][s] * z[s];
    z[r] = sum / lower[r][r];
  }
  for (int r = TERMS - 1; r >= 0; r--) {
    double sum = z[r];
    for (int s = r + 1; s < TERMS; s++) sum -= lower[s][r] * x[s];
    x[r] = sum / lower[r][r];
  }
  value = x[0];
  return true;
}

int main(int count, char **words) {
  if (count != 4) { std::fprintf(stderr, "denoise half0.exr half1.exr out.exr\n"); return 2; }
  omp_set_num_threads(2);
  const Image halves[2] = {read(words[1]), read(words[2])};
  width = halves[0].width;
  height = halves[0].height;
  const size_t size = (size_t)width * height;

  Plane tone[3], variance[3], guide[FEATURES], guideVariance[FEATURES];
  for (int c = 0; c < 3; c++) {
    const Plane &a = halves[0].named(COLOURS[c]), &b = halves[1].named(COLOURS[c]);
    tone[c].resize(size);
    variance[c].resize(size);
    for (size_t i = 0; i < size; i++) {
      const float p = std::min(a[i], BRIGHTEST), q = std::min(b[i], BRIGHTEST), d = compress(p) - compress(q);
      tone[c][i] = compress((p + q) / 2);
      variance[c][i] = d * d / 4;
    }
    variance[c] = blurred(blurred(variance[c], 2), 3);
  }
  for (int k = 0; k < FEATURES; k++) {
    const Plane &a = halves[0].named(GUIDES[k]), &b = halves[1].named(GUIDES[k]);
    guide[k].resize(size);
    guideVariance[k].assign(size, 1e-6f);
    for (size_t i = 0; i < size; i++) {
      guide[k][i] = (std::min(a[i], 1e3f) + std::min(b[i], 1e3f)) / 2;
      if (k == FEATURES - 1) guide[k][i] = std::log(std::max(1e-3f, guide[k][i]));
      else guideVariance[k][i] = (a[i] - b[i]) * (a[i] - b[i]) / 4;
    }
    if (k < FEATURES - 1) guideVariance[k] = blurred(guideVariance[k], 1);
  }

  // Single bright sparks come down to their brightest neighbour.
  const Plane sparkling[3] = {tone[0], tone[1], tone[2]};
  const auto brightness = [&](size_t i) { return sparkling[0][i] + sparkling[1][i] + sparkling[2][i]; };
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const size_t i = (size_t)y * width + x;
      float brightest = 0;
      for (int b = -1; b <= 1; b++)
        for (int a = -1; a <= 1; a++)
          if (a || b) brightest = std::max(brightest, brightness((size_t)inside(y + b, height) * width + inside(x + a, width)));
      if (brightness(i) > brightest * 1.15f + 0.05f)
        for (int c = 0; c < 3; c++) tone[c][i] *= brightest / brightness(i);
    }

  Plane out[3] = {Plane(size), Plane(size), Plane(size)};
  std::vector<float> pairs, right, nearby;
  constexpr int BAND = 64;  // rows at a time: bounds the memory
  for (int first = 0; first < height; first += BAND) {
    const int last = std::min(height, first + BAND), from = std::max(0, first - PATCH), to = std::min(height, last + PATCH);
    const size_t pixels = (size_t)(last - first) * width;
    pairs.assign(pixels * PAIRS, 0);
    right.assign(pixels * TERMS * 3, 0);
    nearby.assign(pixels * 4, 0);
#pragma omp parallel
    {
      const int threads = omp_get_num_threads(), me = omp_get_thread_num();
      const int left = (size_t)width * me / threads, end = (size_t)width * (me + 1) / threads;
      const int wideLeft = std::max(0, left - PATCH), wideEnd = std::min(width, end + PATCH);
      std::vector<float> distance((size_t)(to - from) * width), column(wideEnd - wideLeft);
      for (int dy = -SEARCH; dy <= SEARCH; dy++)
        for (int dx = -SEARCH; dx <= SEARCH; dx++) {
          if (dx * dx + dy * dy > SEARCH * SEARCH + SEARCH) continue;
          for (int y = from; y < to; y++)
            for (int x = wideLeft; x < wideEnd; x++) {
              const size_t i = (size_t)y * width + x, j = (size_t)inside(y + dy, height) * width + inside(x + dx, width);
              float sum = 0;
              for (int c = 0; c < 3; c++) {
                const float d = tone[c][i] - tone[c][j], a = variance[c][i], b = variance[c][j];
                sum += (d * d - (a + std::min(a, b))) / (1e-6f + STRICTNESS * STRICTNESS * (a + b));
              }
              distance[(size_t)(y - from) * width + x] = sum / 3;
            }
          for (int y = first; y < last; y++) {
            if (y + dy < 0 || y + dy >= height) continue;
            for (int x = wideLeft; x < wideEnd; x++) {
              const int a = std::max(from, y - PATCH), b = std::min(to, y + PATCH + 1);
              float sum = 0;
              for (int row = a; row < b; row++) sum += distance[(size_t)(row - from) * width + x];
              column[x - wideLeft] = sum / (b - a);
            }
            for (int x = left; x < end; x++) {
              if (x + dx < 0 || x + dx >= width) continue;
              const int a = std::max(wideLeft, x - PATCH), b = std::min(wideEnd, x + PATCH + 1);
              float patch = 0;
              for (int k = a; k < b; k++) patch += column[k - wideLeft];
              patch = std::max(0.f, patch / (b - a));
              const size_t i = (size_t)y * width + x, j = (size_t)(y + dy) * width + x + dx, m = (size_t)(y - first) * width + x;
              float terms[TERMS] = {1}, apart = 0;
              for (int k = 0; k < FEATURES; k++) {
                const float d = guide[k][j] - guide[k][i], v = guideVariance[k][i] + guideVariance[k][j];
                terms[k + 1] = d * GUIDE_SCALE[k];
                apart = std::max(apart, (d * d - v) / (v * 2 + (k < 3 ? 0.010f : k < 6 ? 0.02f : 0.004f)));
              }
              if (dx * dx + dy * dy <= 5) {
                const float weight = std::exp(-std::min(8.f, patch) * 0.25f - apart * 0.03f) * (dx || dy ? 1.f : 0.6f);
                for (int c = 0; c < 3; c++) nearby[m * 4 + c] += weight * tone[c][j];
                nearby[m * 4 + 3] += weight;
              }
              const float weight = std::exp(-patch - apart * 0.5f);
              if (weight < 0.002f) continue;
              float *pair = &pairs[m * PAIRS], *side = &right[m * TERMS * 3];
              for (int r = 0; r < TERMS; r++) {
                const float w = weight * terms[r];
                for (int s = 0; s <= r; s++) *pair++ += w * terms[s];
                for (int c = 0; c < 3; c++) side[r * 3 + c] += w * tone[c][j];
              }
            }
          }
        }
    }
    // Where few pixels look alike the fit means little: there, the plain mean of the nearest counts instead.
#pragma omp parallel for
    for (size_t m = 0; m < pixels; m++) {
      const float *pair = &pairs[m * PAIRS], *side = &right[m * TERMS * 3], *near = &nearby[m * 4];
      const double weight = pair[0];
      const float trust = (float)std::clamp((weight - 1.5) / 8, 0.0, 1.0);
      const size_t i = (size_t)first * width + m;
      for (int c = 0; c < 3; c++) {
        const double mean = side[c] / weight;
        double fitted = mean;
        if (solve(pair, side, weight * 0.02 + 0.3, c, fitted)) fitted = std::clamp(fitted, mean - 0.6, mean + 0.6);
        const float smooth = expand((float)fitted * trust + near[c] / std::max(1e-6f, near[3]) * (1 - trust));
        out[c][i] = smooth * (1 - GRAIN_KEPT) + expand(tone[c][i]) * GRAIN_KEPT;
      }
    }
  }
  write(words[3], width, height, out);
}
