// Puts a program on stage, as the tutor does, and measures it from the other end of the wire.
//
// usage: PROGRAM ROWS COUNT COMMAND...
//
// The commands, lines of JSON in which %d stands for a row, are given in turn, COUNT of them. Prints
// one line: the microseconds of processor time until the first screen stands and those of one
// command, and the KiB that are resident after a hundredth of the commands and after all of them.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

int enter_program(int, char **);
void tutor_stage_prepare(void);
void tutor_stage_perform(const char *, const char *, int32_t, int32_t);

static int wire[2];
static long rows, count;
static char **commands;
static int kinds;
static double start;

static double processor_microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static long resident_kib(void) {
  long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &size, &resident) != 2) exit(70);
  fclose(file);
  return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

static void send_all(const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t sent = write(wire[0], bytes, length);
    if (sent <= 0) exit(70);
    bytes += sent;
    length -= sent;
  }
}

// Waits for that many replies; a command that failed ends the measurement.
static void await(long replies) {
  static char buffer[1 << 16];
  static const char failure[] = "{\"failure\"";
  static int at_start = 1;
  while (replies > 0) {
    ssize_t length = read(wire[0], buffer, sizeof buffer - 1);
    if (length <= 0) exit(70);
    buffer[length] = 0;
    for (char *line = buffer; line < buffer + length;) {
      if (at_start && strncmp(line, failure, sizeof failure - 1) == 0) {
        fprintf(stderr, "%.200s\n", line);
        exit(70);
      }
      char *end = memchr(line, '\n', buffer + length - line);
      at_start = end != NULL;
      if (!end) break;
      replies--;
      line = end + 1;
    }
  }
}

// Gives a number of commands, several at a time so that the wire is not what is measured.
static void give(long number) {
  static long given;
  static char batch[1 << 15];
  while (number > 0) {
    size_t length = 0;
    long sent = 0;
    while (sent < 64 && sent < number && length < sizeof batch - 512) {
      // A prime apart, so that the rows come in no order.
      long row = given / kinds * 7919 % (rows > 0 ? rows : 1);
      length += snprintf(batch + length, 500, commands[given % kinds], (int)row, (int)row);
      batch[length++] = '\n';
      given++;
      sent++;
    }
    send_all(batch, length);
    await(sent);
    number -= sent;
  }
}

static void *measure(void *unused) {
  (void)unused;
  await(1);
  double built = processor_microseconds();
  long early = count / 100 / kinds * kinds + kinds;
  give(early);
  long resident_early = resident_kib();
  double before = processor_microseconds();
  give(count - early);
  double after = processor_microseconds();
  printf("%.0f %.3f %ld %ld\n", built - start, (after - before) / (count - early), resident_early,
         resident_kib());
  fflush(stdout);
  send_all("{\"command\":\"quit\"}\n", 19);
  return NULL;
}

int main(int argc, char **argv) {
  if (argc < 4) return 64;
  rows = atol(argv[1]);
  count = atol(argv[2]);
  commands = argv + 3;
  kinds = argc - 3;
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, wire) != 0) return 70;
  tutor_stage_prepare();
  int status = enter_program(argc, argv);
  if (status != 0) return status;
  start = processor_microseconds();
  pthread_t client;
  if (pthread_create(&client, NULL, measure, NULL) != 0) return 70;
  tutor_stage_perform("Program", NULL, wire[1], wire[1]);
  pthread_join(client, NULL);
  return 0;
}
